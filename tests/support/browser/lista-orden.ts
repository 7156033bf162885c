import { formFields } from "../site/forms";
import type { Page, Visitor } from "../site/site";

/** Presses a row button that is a form of its own; returns the resulting page. */
export async function press(visitor: Visitor, page: Page, label: string): Promise<Page> {
  const form = page.$$("form").find((one) => {
    const button = one.querySelector("button");
    return (button?.getAttribute("title") ?? button?.textContent.trim()) === label;
  });
  const button = form?.querySelector("button");
  if (!form || button?.hasAttribute("disabled")) throw new Error(`No button ${label} on ${page.path}`);
  const name = button?.getAttribute("name");
  const pressed = name ? { [name]: button?.getAttribute("value") ?? "" } : {};
  const to = form.getAttribute("action")?.split("#")[0] ?? page.path;
  const response = await visitor.post(to, { ...formFields(form), ...pressed });
  return visitor.visit(response.headers.get("Location")?.split("#")[0] ?? to);
}
