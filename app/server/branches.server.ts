import { createRequestHandler, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { env } from "~/services/env/env.server";
import { declaredAt } from "~/services/http/declared-routes.server";

/** Addresses that the router and the declarations read alike: nothing encoded, no empty segment. */
const PLAIN = /^(?:\/[\w.~-]+)*\/?$/;

/** A route and those it is in. */
function idsOf(id: string): string[] {
  const { parentId } = build.routes[id] ?? {};
  return parentId === undefined ? [id] : [...idsOf(parentId), id];
}

function pick<T>(routes: Record<string, T>, ids: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
}

/** The build with the routes of one address. */
function branchOf(id: string): ServerBuild {
  const ids = idsOf(id);
  const assets = { ...build.assets, routes: pick(build.assets.routes, ids) };
  return { ...build, routes: pick(build.routes, ids), assets };
}

type Handle = ReturnType<typeof createRequestHandler>;
const handles = new Map<string, Handle>();

/**
 * Answers a request as React Router does that has no routes but those of the request's address: it matches each page
 * against every route it has several times, and makes each of them anew, to be freed by a full collection of the heap.
 */
export const handle: Handle = (request, context) => {
  const { pathname } = new URL(request.url);
  const id = PLAIN.test(pathname) ? declaredAt(pathname).id : "";
  let own = handles.get(id);
  if (!own) handles.set(id, (own = createRequestHandler(id === "" ? build : branchOf(id), env().NODE_ENV)));
  return own(request, context);
};
