import type { ReactElement } from "react";
import type { IconNode } from "lucide";

/** The icons drawn so far: a page has dozens of them, and each is drawn once. */
const drawn = new Map<IconNode, ReactElement>();

/** The markup of the shapes of an icon. What the shapes share (stroke, fill) is in the style sheet. */
function shapes(icon: IconNode): string {
  return icon
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join("")}></${tag}>`;
    })
    .join("");
}

/** A line icon in the size of its text. It stands beside a word or inside a labelled control. */
export function Icon({ of }: { of: IconNode }) {
  let icon = drawn.get(of);
  if (!icon) {
    const __html = shapes(of);
    icon = (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        className="ico"
        aria-hidden
        dangerouslySetInnerHTML={{ __html }}
      />
    );
    drawn.set(of, icon);
  }
  return icon;
}

/** An icon in place of its label: the label is hidden visually, but screen readers and text browsers show it. */
export function IconLabel({ of, label }: { of: IconNode; label: string }) {
  return (
    <>
      <Icon of={of} />
      <span className="oculto">{label}</span>
    </>
  );
}
