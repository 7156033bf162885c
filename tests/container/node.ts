import { fetchedNode } from "../../scripts/lib/node.mjs";

const MAJOR = "24.";

/** Path of the Node that builds and runs the container, of the Dockerfile's major version. */
export function containerNode(): string {
  return process.env.CONTAINER_NODE || (process.versions.node.startsWith(MAJOR) ? process.execPath : fetchedNode());
}
