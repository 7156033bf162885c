const SHARED = /\/app\/(?:admin|ui|domain|services|site\/frame\/marca)\b|\/lucide-react\//;
const LISTS = /\/app\/(?:admin|ui)\/list\//;

/**
 * The files of the browser's build: React and its router, what most screens share, and what most lists share. What
 * fewer than twelve screens share stays apart. Dozens of small files would be compressed each on its own, a fifth
 * larger.
 */
export const groups = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 3 },
  {
    name: "panel",
    test: (id: string) => SHARED.test(id) && !LISTS.test(id),
    minShareCount: 12,
    priority: 2,
  },
  { name: "marco", test: /\/app\/(?:admin\/shell|routes\/admin\/layout)\b/, priority: 1 },
  { name: "lista", test: LISTS, minShareCount: 8, priority: 0 },
];
