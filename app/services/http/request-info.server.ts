import { createContext } from "react-router";
import { anybody, type Asker } from "~/services/env/turns.server";

export interface RequestInfo {
  /** The visitor's address, from the trusted header or the socket. */
  ip: string;
  /** Whose turn it is, where work takes turns. */
  asker: Asker;
  /** Waits for the turn of a visitor's form with files, once it has been read; any other has its own already. */
  turn?: (() => Promise<void>) | undefined;
  /** Nonce of this answer's inline scripts. */
  nonce: string;
  /** No header tells where the form came from (a text browser); admin forms then show their hidden token. */
  originUnknown: boolean;
  id: string;
}

/** What the server knows of the request, for loaders and actions. */
export const requestInfo = createContext<RequestInfo>({
  ip: "",
  asker: anybody,
  nonce: "",
  originUnknown: true,
  id: "",
});
