import { createContext } from "react-router";

export interface RequestInfo {
  /** Address of the visitor: the socket's, or the trusted header's. */
  ip: string;
  /** Of this answer's inline scripts. */
  nonce: string;
  /** No header tells where the form was: a text browser; admin forms then show their hidden token. */
  originUnknown: boolean;
  id: string;
}

/** What the server knows of the request and no route could tell. */
export const requestInfo = createContext<RequestInfo>({ ip: "", nonce: "", originUnknown: true, id: "" });
