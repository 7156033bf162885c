import js from "@eslint/js";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Imports point right or down, never back: routes → admin | site → ui, and → domain → services. */
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

const noReact = [
  {
    group: ["react", "react-dom", "react-router", "@react-router/*", "hono", "@hono/*"],
    message: "domain knows no screens and no requests",
  },
];

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
        { object: "process", property: "env", message: "services/env.server.ts reads the environment" },
      ],
      "max-lines": ["error", 150],
      eqeqeq: "error",
    },
  },
  {
    files: ["app/services/env.server.ts", "scripts/**", "tests/**", "*.config.ts", "prisma/**"],
    rules: { "no-restricted-properties": "off" },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: {
      globals: Object.fromEntries(
        ["process", "console", "URL", "setTimeout", "fetch", "AbortSignal"].map((name) => [name, "readonly"]),
      ),
    },
  },
  layer("ui", ["routes", "admin", "site", "domain", "services"]),
  layer("site", ["routes", "admin"]),
  layer("admin", ["routes", "site"]),
  layer("domain", ["routes", "admin", "site", "ui"], noReact),
  layer("services", ["routes", "admin", "site", "ui", "domain"]),
);
