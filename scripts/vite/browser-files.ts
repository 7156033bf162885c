const REACT = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;
const CHECKS = /\/node_modules\/(?:zod|@conform-to)\//;
const SHARED = /\/app\/(?:admin|ui|domain|services|site\/frame\/marca)\b|\/lucide-react\//;
/** What only lists use: `address` takes an editor back to its list. */
const LISTS = /\/app\/(?:ui\/list|admin\/list\/(?:block|drag|entity|fold|list|marks|move|reorder|row|table))\b/;

/** What the bundler tells about its modules. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const known = new Map<string, boolean>();

/** Whether a module is part of the check of a form, zod and Conform, or imports what is. */
function checks(id: string, graph: Graph): boolean {
  let found = known.get(id);
  if (found === undefined) {
    known.set(id, false); // A circle of imports ends here.
    found = CHECKS.test(id) || (graph.getModuleInfo(id)?.importedIds ?? []).some((one) => checks(one, graph));
    known.set(id, found);
  }
  return found;
}

/**
 * The files of the browser's build: React and its router, what most screens share, what most screens with a form to
 * check share (with zod and Conform), and what most lists share. What fewer than twelve screens share stays apart.
 * Dozens of small files would be compressed each on its own, a fifth larger.
 */
export const groups = [
  { name: "react", test: REACT, priority: 4 },
  {
    name: (id: string, graph: Graph) => (SHARED.test(id) && !LISTS.test(id) && !checks(id, graph) ? "panel" : null),
    minShareCount: 12,
    priority: 3,
  },
  {
    name: (id: string, graph: Graph) =>
      (SHARED.test(id) && checks(id, graph)) || CHECKS.test(id) ? "formularios" : null,
    minShareCount: 12,
    priority: 2,
  },
  { name: "marco", test: /\/app\/(?:admin\/shell|routes\/admin\/layout)\b/, priority: 1 },
  { name: "lista", test: LISTS, minShareCount: 8, priority: 0 },
];
