import { expect } from "vitest";
import { sendForm } from "../content/uploads";
import { attribute } from "./reading";
import type { Page, Visitor } from "./site";

/** The ids of a list's rows. */
export function idsOf(list: Page): number[] {
  return list.$$("tbody input[form=marcados]").map((box) => Number.parseInt(box.getAttribute("value") ?? "", 10));
}

/** What a browser sends when a button of the bar is pressed with these rows marked; those of other pages always are. */
export async function press(admin: Visitor, list: Page, button: string, ids: readonly number[]) {
  return send(admin, list, `${button}-marcados`, ids);
}

/** The page of a list to which a button of its pager leads with these rows marked. */
export async function turnTo(admin: Visitor, list: Page, page: number, ids: readonly number[]): Promise<Page> {
  const button = list.$(`nav button[form=marcados][value=pagina-${page}]`);
  return after(admin, await send(admin, list, button?.getAttribute("value") ?? "", ids));
}

async function send(admin: Visitor, list: Page, intent: string, ids: readonly number[]) {
  const body = new URLSearchParams({ intent });
  for (const box of list.$$("tbody input[form=marcados]")) {
    const value = box.getAttribute("value") ?? "";
    if (ids.includes(Number(value.split("-")[0]))) body.append(box.getAttribute("name") ?? "", value);
  }
  for (const other of list.$$("form#marcados [name='marcado[]']"))
    body.append("marcado[]", other.getAttribute("value") ?? "");
  const action = attribute(list, "form#marcados", "action").replaceAll("&amp;", "&");
  return admin.fetch(action, { method: "POST", body, headers: admin.formHeaders });
}

/** Answers the question whether the marked ones are shown or hidden. */
export async function confirm(admin: Visitor, question: Page): Promise<Page> {
  const value = attribute(question, "form[data-part=confirm] [name=intent]", "value");
  return sendForm(admin, question, { press: ["intent", value] }, "form[data-part=confirm]");
}

/** The page that an answer leads to. */
export async function after(admin: Visitor, response: Response): Promise<Page> {
  expect(response.status).toBe(303);
  return admin.visit(response.headers.get("Location") ?? "");
}
