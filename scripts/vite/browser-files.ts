const REACT = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;
const FORMS = /\/node_modules\/@conform-to\/(?:react|dom)\//;
const CHECKS = /\/node_modules\/(?:zod|@conform-to\/zod)\//;
const SHARED = /\/app\/(?:admin|ui|domain|services|site\/frame\/marca)\b|\/lucide\//;
/** What only lists use: `address` takes an editor back to its list. */
const LISTS = /\/app\/(?:ui\/list|admin\/list\/(?:block|drag|entity|fold|list|marks|move|reorder|row|table))\b/;

/** What only screens that ask before a deletion use. */
const DELETIONS = /\/app\/admin\/delete\/(?:confirmation|move-form|page)\b/;

/** What only screens with files use. */
const FILES = /\/app\/(?:admin\/media|domain\/medios)\b/;

/** What the bundler tells about its modules. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Makes a function that says whether a module is one of `packages`, or imports what is. */
function reaching(packages: RegExp) {
  const known = new Map<string, boolean>();
  return function reaches(id: string, graph: Graph): boolean {
    let found = known.get(id);
    if (found === undefined) {
      known.set(id, false); // A circle of imports ends here.
      found = packages.test(id) || (graph.getModuleInfo(id)?.importedIds ?? []).some((one) => reaches(one, graph));
      known.set(id, found);
    }
    return found;
  };
}

const checks = reaching(CHECKS);
const forms = reaching(FORMS);

/** The shared file that a module belongs to. */
function shared(id: string, graph: Graph): "reglas" | "formularios" | "panel" | null {
  if (CHECKS.test(id) || (SHARED.test(id) && checks(id, graph))) return "reglas";
  if (FORMS.test(id) || (SHARED.test(id) && forms(id, graph))) return "formularios";
  return SHARED.test(id) && ![LISTS, DELETIONS, FILES].some((apart) => apart.test(id)) ? "panel" : null;
}

/** A group of the modules of one file that so many screens share. */
function group(name: ReturnType<typeof shared>, priority: number, minShareCount: number) {
  return {
    name: (id: string, graph: Graph) => (shared(id, graph) === name ? name : null),
    minShareCount,
    priority,
  };
}

/**
 * The files of the browser's build: React and its router, what most screens share, what most screens with a form share
 * (with Conform), what their checks share (with zod, loaded when somebody types), and what most lists share. What few
 * screens share stays apart. Dozens of small files would be compressed each on its own, a fifth larger.
 */
export const groups = [
  { name: "react", test: REACT, priority: 5 },
  group("panel", 4, 20),
  group("formularios", 3, 12),
  group("reglas", 2, 12),
  { name: "marco", test: /\/app\/(?:admin\/shell|routes\/admin\/layout)\b/, priority: 1 },
  { name: "lista", test: LISTS, minShareCount: 8, priority: 0 },
  { name: "borrar", test: DELETIONS, priority: 0 },
  {
    name: (id: string, graph: Graph) => (FILES.test(id) && !forms(id, graph) ? "medios" : null),
    minShareCount: 8,
    priority: 0,
  },
];
