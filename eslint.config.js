import js from "@eslint/js";
import hooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

/** Imports point right or down, never back: server → routes → admin | site → ui, and → domain → services. */
function layer(folder, forbidden, extra = []) {
  const patterns = forbidden.map((name) => ({
    group: [`~/${name}`, `~/${name}/*`, `**/../${name}/*`],
    message: `${folder} may not import ${name}`,
  }));
  return {
    files: [`app/${folder}/**/*.{ts,tsx}`],
    rules: { "no-restricted-imports": ["error", { patterns: [...patterns, ...extra] }] },
  };
}

/** Rows are written through entities. These write what stands beside a row, or many rows at once. */
const writers = [
  "catalogo/search", // the words of the search
  "ajustes/configuracion", // settings: many rows saved as one
  "medios/medios", // files and the order they are in
  "medios/file-removal",
  "mensajes/delete",
  "catalogo/move-productos", // thousands of products, one line of the history
  "medios/move-media",
  "importacion/aplicaciones/write", // applications of many products, one line of the history
  "importacion/productos/write", // tens of thousands of products, one line of the history
  "catalogo/search-words", // what products are found by
  "catalogo/pendientes/follow", // products follow their subcategory
  "referencias/referencias", // part of a product, written with it
  "catalogo/slugs", // the addresses rows have left
  "medidas/atributos", // parts of a subcategory
  "medidas/medidas", // parts of a product
  "vehiculos/aplicaciones", // parts of a product
  "vehiculos/unir", // applications of many products, one line of the history
].map((name) => `app/domain/${name}.server.ts`);
const writing = [
  ["writer", "Rows are written through an entity of domain/kernel"],
  ["writable", "Only the kernel has the whole database; db reads, and writes what is operational"],
].map(([name, message]) => ({ selector: `ImportSpecifier[imported.name='${name}']`, message }));

const noReact = [
  {
    group: ["react", "react-dom", "react-router", "@react-router/*", "hono", "@hono/*"],
    message: "domain knows no screens and no requests",
  },
];

/** What is posted is read at one place. */
const forms = [
  "CallExpression[callee.property.name='formData']",
  "CallExpression[callee.object.name='request'][callee.property.name=/^(text|json|blob|bytes|arrayBuffer)$/]",
  "MemberExpression[object.name='request'][property.name='body']",
  "ImportDeclaration[source.value='busboy']",
].map((selector) => ({ selector, message: "services/http/form-gate.server.ts reads what is posted" }));

/** The time is read at one place. */
const clock = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
].map((selector) => ({ selector, message: "now() of services/env/clock.server.ts; spans: performance.now()" }));

/** The environment is shared: what one test file sets, those after it in its process would find. */
const environment = [
  "AssignmentExpression[left.object.object.name='process'][left.object.property.name='env']",
  "UnaryExpression[operator='delete'][argument.object.object.name='process'][argument.object.property.name='env']",
  "CallExpression[callee.property.name='stubEnv']",
].map((selector) => ({
  selector,
  message: "A file that sets the environment has a process of its own: *.own.test.ts",
}));

export default tseslint.config(
  { ignores: ["build/", ".react-router/", ".cache/", "data/", "**/generated/", "test-results/", "playwright-report/"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "services/env/env.server.ts reads the environment" },
      ],
      "max-lines": ["error", { max: 250, skipBlankLines: true }],
      eqeqeq: "error",
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...clock, ...forms, ...writing] },
  },
  {
    files: [...writers, "app/domain/kernel/*.ts", "app/server/start.ts"],
    rules: { "no-restricted-syntax": ["error", ...clock, ...forms] },
  },
  { files: ["app/services/http/form-*.server.ts"], rules: { "no-restricted-syntax": ["error", ...clock] } },
  {
    files: ["app/services/env/clock.server.ts", "app/domain/kernel/dates.ts"],
    rules: { "no-restricted-syntax": ["error", ...forms] },
  },
  {
    // tests/domain/code/patrones.test.ts looks closer at those that ship.
    files: ["**/*.{ts,tsx,js,mjs}"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential", ignorePartial: false }],
    },
  },
  {
    files: ["app/services/env/env.server.ts", "scripts/**", "tests/**", "*.config.ts", "prisma/**"],
    rules: { "no-restricted-properties": "off" },
  },
  {
    files: ["tests/http/**/*.test.ts"],
    ignores: ["tests/http/**/*.own.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...environment] },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: {
      globals: Object.fromEntries(
        ["process", "console", "URL", "setTimeout", "setInterval", "performance", "fetch", "AbortSignal"].map(
          (name) => [name, "readonly"],
        ),
      ),
    },
  },
  layer("routes", ["server"]),
  layer("ui", ["server", "routes", "admin", "site", "domain", "services"]),
  layer("site", ["server", "routes", "admin"]),
  layer("admin", ["server", "routes", "site"]),
  layer("domain", ["server", "routes", "admin", "site", "ui"], noReact),
  layer("services", ["server", "routes", "admin", "site", "ui", "domain"]),
);
