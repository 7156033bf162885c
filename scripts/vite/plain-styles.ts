import type { Declaration, Root } from "postcss";

/** Variables by which one utility of an element changes another; here none is meant to. */
const APART = /^--tw-(?:border-style|content|font-weight|leading|outline-style|tracking)$/;
const USE = /var\((--[\w-]+)(?:,([^()]*))?\)/g;

/**
 * PostCSS plugin: writes values where they are used, those of the theme and those that Tailwind keeps in variables for
 * other utilities of the element. A sheet without them, and without what registers them, is a twentieth smaller. So the
 * later one of two utilities wins (`xl:border-t` over `border-dashed`). Throws when a use of such a variable is left.
 */
export function plainStyles(root: Root): void {
  const values = new Map<string, string>();
  root.walkAtRules("property", (rule) => {
    if (!APART.test(rule.params)) return;
    rule.walkDecls("initial-value", ({ value }) => void values.set(rule.params, value));
    rule.remove();
  });
  root.walkAtRules("layer", (layer) => {
    if (layer.params !== "theme" || !layer.nodes) return;
    layer.walkDecls(({ prop, value }) => void values.set(prop, value));
    layer.remove();
  });
  const ownOf = ({ parent }: Declaration, name: string): string | undefined => {
    const own = parent?.nodes.find((node) => node.type === "decl" && node.prop === name);
    return own?.type === "decl" ? own.value : undefined;
  };
  root.walkDecls((declaration) => {
    for (let before = ""; before !== declaration.value;) {
      before = declaration.value;
      declaration.value = before.replace(USE, (use, name: string, otherwise?: string) => {
        const own = APART.test(name) ? ownOf(declaration, name) : undefined;
        return own ?? values.get(name) ?? (APART.test(name) ? otherwise : undefined) ?? use;
      });
    }
    if (/var\(--tw-(?:border|content|font|leading|outline)/.test(declaration.value))
      throw declaration.error(`${declaration.value}: say the value in the theme`);
  });
  root.walkDecls(APART, (declaration) => void declaration.remove());
}
