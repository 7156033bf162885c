import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import "../../support/site/declared";

const { FormFields, isFieldName, formLimits, formMost, formProblems } =
  await import("~/services/http/form-fields.server");
const { checkedForm, checkForm } = await import("~/services/http/form-gate.server");
const { formLimit } = await import("~/services/http/form-limits.server");

type Pairs = [string, string][];

const plain = "application/x-www-form-urlencoded";
const editor = "http://localhost/admin/home";

function post(body: BodyInit, type = plain, to = editor): Request {
  return new Request(to, { method: "POST", body, headers: type ? { "Content-Type": type } : {} });
}

/** What an action is given of a form; the status where it is given none. */
async function taken(request: Request, known = true): Promise<{ fields: Pairs; problem: string | null } | number> {
  const passed = await checkForm(request, () => Promise.resolve(known));
  if (passed instanceof Response) return passed.status;
  const form = await checkedForm(passed);
  return form ? { fields: [...form.fields].map(([name, value]) => [name, String(value)]), problem: form.problem } : 0;
}

function multipart(pairs: Pairs): [string, string] {
  const parts = pairs.map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return [`${parts.join("")}--x--\r\n`, "multipart/form-data; boundary=x"];
}

/** Said once more, in another way than the code does. */
function allowed(name: string): boolean {
  const forbidden = ["prototype", ...Object.getOwnPropertyNames(Object.prototype)];
  const word = name.endsWith("[]") ? name.slice(0, -2) : name;
  const signs = [...word].every((sign) => /[A-Za-z0-9_-]/.test(sign));
  return name.length <= 64 && signs && /[A-Za-z]/.test(word.charAt(0)) && !forbidden.includes(word);
}

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,30}$/).filter(allowed);
const list = fc.tuple(word, fc.constantFrom("", "[]")).map(([name, end]) => name + end);
const text = fc.string({ unit: "grapheme", maxLength: 60 });
/** Forms as screens send them: names that repeat only as a list. */
const forms = fc
  .array(fc.tuple(list, text), { maxLength: 40 })
  .map((pairs) =>
    pairs.filter(([name], at) => name.endsWith("[]") || pairs.findIndex(([other]) => other === name) === at),
  );

afterEach(() => vi.restoreAllMocks());

describe("the gate of all forms", () => {
  it("gives actions what URLSearchParams reads, of every form within the rules", async () => {
    const same = fc.asyncProperty(forms, async (pairs) => {
      const body = String(new URLSearchParams(pairs));
      expect(await taken(post(body))).toEqual({ fields: [...new URLSearchParams(body)], problem: null });
    });
    await fc.assert(same);
  });

  it("gives them the same whichever way the form was encoded", async () => {
    const same = fc.asyncProperty(forms, async (pairs) => {
      expect(await taken(post(...multipart(pairs)))).toEqual({ fields: pairs, problem: null });
    });
    await fc.assert(same);
  });

  it("never lets a forbidden name or a repeated one through, whatever comes", async () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        "__intent__",
        "__state__",
        "__proto__",
        "constructor",
        "toString",
        "a.b",
        "a[0]",
        "a[][]",
        "!",
        "",
      ),
      fc.string({ unit: "binary", maxLength: 80 }),
      list,
    );
    const pairs = fc.array(fc.tuple(hostile, fc.string({ unit: "binary", maxLength: 20 })), { maxLength: 30 });
    const bodies = fc.oneof(
      pairs.map((all): [string, string] => [String(new URLSearchParams(all)), plain]),
      pairs.map(multipart),
      fc.string({ unit: "binary" }).map((body): [string, string] => [body, plain]),
      fc
        .string({ unit: "binary" })
        .map((body): [string, string] => [`--x\r\n${body}\r\n--x--`, "multipart/form-data; boundary=x"]),
    );
    const property = fc.asyncProperty(bodies, async (body) => {
      const form = await taken(post(...body));
      // A form that could not be read is answered at once.
      const names = typeof form === "number" ? [] : form.fields.map(([name]) => name);
      if (typeof form === "number") expect(form).toBe(400);
      expect(names.filter((name) => !allowed(name))).toEqual([]);
      const single = names.filter((name) => !name.endsWith("[]"));
      expect(new Set(single).size).toBe(single.length);
    });
    await fc.assert(property);
  });

  it("never cuts a sign in two", async () => {
    const [value, kept] = [`x${"😀".repeat(formLimits.value / 2)}`, `x${"😀".repeat(formLimits.value / 2 - 1)}\uFFFD`];
    for (const request of [post(new URLSearchParams({ value })), post(...multipart([["value", value]]))])
      expect(await taken(request)).toEqual({ fields: [["value", kept]], problem: formProblems.long });
  });

  it("refuses a part without a name, and keeps the others", async () => {
    const [body, type] = multipart([["nombre", "x"]]);
    const nameless = "--x\r\nContent-Disposition: form-data\r\n\r\ny\r\n";
    expect(await taken(post(nameless + body, type))).toEqual({ fields: [["nombre", "x"]], problem: formProblems.name });
  });

  it("tells names apart as it says", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), list), (name) => isFieldName(name) === allowed(name)),
    );
    for (const name of Object.getOwnPropertyNames(Object.prototype))
      expect([name, isFieldName(name)]).toEqual([name, false]);
  });

  it.each([
    ["name=x&name=y", [["name", "x"]], formProblems.repeated],
    ["nombre=x&nombre[30000000]=y", [["nombre", "x"]], formProblems.name],
    ["nombre=x&__intent__=y&__state__=z", [["nombre", "x"]], formProblems.name],
    [`nombre=x&${"n".repeat(65)}=y`, [["nombre", "x"]], formProblems.name],
    [
      "medio[]=1&medio[]=2",
      [
        ["medio[]", "1"],
        ["medio[]", "2"],
      ],
      null,
    ],
    [`a=${"x".repeat(formLimits.value)}`, [["a", "x".repeat(formLimits.value)]], null],
    [
      `a=${"x".repeat(formLimits.value + 1)}&b=y`,
      [
        ["a", "x".repeat(formLimits.value)],
        ["b", "y"],
      ],
      formProblems.long,
    ],
    ["", [], null],
  ])("of %.40s keeps what it may", async (body, fields, problem) => {
    expect(await taken(post(body))).toEqual({ fields, problem });
    const pairs = [...new URLSearchParams(body)];
    if (pairs.length > 0) expect(await taken(post(...multipart(pairs)))).toEqual({ fields, problem });
  });

  it("cannot be told by a form what to say of it", async () => {
    expect(await taken(post("nombre=x&!=todo bien"))).toEqual({
      fields: [["nombre", "x"]],
      problem: formProblems.name,
    });
  });

  it("takes text in any of the ways browsers send it, and none longer for that", async () => {
    const value = "ñ漢😀\r\n".repeat(formLimits.value / 6);
    for (const request of [post(new URLSearchParams({ value })), post(...multipart([["value", value]]))])
      expect(await taken(request)).toEqual({ fields: [["value", value]], problem: null });
  });

  it("looks at a thousand entries, however many there are", async () => {
    const add = vi.spyOn(FormFields.prototype, "add");
    const many = Array.from({ length: 100_000 }, (_, at) => `c${at}=x`).join("&");
    expect(await taken(post(many))).toMatchObject({ problem: formProblems.entries });
    expect(await taken(post("&".repeat(500_000)))).toEqual({ fields: [], problem: formProblems.entries });
    expect(add.mock.calls.length).toBe(formMost.texts.entries);
  });

  it("looks at no more parts of the other kind", async () => {
    const add = vi.spyOn(FormFields.prototype, "add");
    const pairs = Array.from({ length: 10_000 }, (_, at): [string, string] => [`c${at}`, "x"]);
    const form = await taken(post(...multipart(pairs)));
    expect(form).toMatchObject({ problem: formProblems.entries, fields: pairs.slice(0, formMost.texts.entries) });
    expect(add.mock.calls.length).toBeLessThanOrEqual(formMost.texts.entries + formMost.texts.files);
  });
});

describe("what is no form", () => {
  it.each(["application/json", "text/plain", "text/x-www-form-urlencoded", "multipart/mixed; boundary=x", "x", ";"])(
    "of type %s brings no field, and the screen says so",
    async (type) => {
      expect(await taken(post("nombre=x", type))).toEqual({ fields: [], problem: formProblems.noForm });
    },
  );

  it.each(["multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=y"])(
    "of type %s is broken",
    async (type) => {
      expect(await taken(post(multipart([["nombre", "x"]])[0], type))).toBe(400);
    },
  );

  it("is an empty one where nothing was sent", async () => {
    expect(await taken(new Request(editor, { method: "POST", body: new Uint8Array() }))).toEqual({
      fields: [],
      problem: null,
    });
  });

  it("is a file where none is expected; one that was not chosen is no file", async () => {
    const body = new FormData();
    body.append("nombre", "x");
    body.append("foto", new File([], ""));
    expect(await taken(new Request(editor, { method: "POST", body }))).toEqual({
      fields: [["nombre", "x"]],
      problem: null,
    });
    body.append("foto", new File(["x"], "x.png"));
    const refused = { fields: [["nombre", "x"]], problem: formProblems.noFiles };
    expect(await taken(new Request(editor, { method: "POST", body }))).toEqual(refused);
  });
});

describe("a form that is too large", () => {
  const KB = 1024;

  it.each([
    ["/contacto", 32 * KB],
    ["/contacto.data", 32 * KB],
    ["/CONTACTO/", 32 * KB],
    ["/admin/login", 16 * KB],
    ["/admin/%6Cogin.data", 16 * KB],
    ["/admin/primer-acceso", 16 * KB],
    ["/admin/beneficios/3/eliminar", 16 * KB],
    ["/admin/configuracion", KB * KB],
    ["/admin/categorias/3", KB * KB],
    ["/", 16 * KB],
    ["/no/hay/nada", 16 * KB],
    ["/%E0%A4%A", 16 * KB],
  ])("at %s is one of more than %i bytes, told ahead or not", async (path, bytes) => {
    expect(formLimit(path).bytes).toBe(bytes);
    const to = `http://localhost${path}`;
    const form = (length: number) => `a=${"x".repeat(length - 2)}`;
    expect(await taken(post(form(bytes), plain, to))).not.toBe(413);
    expect(await taken(post(form(bytes + 1), plain, to))).toBe(413);
    const stream = new Blob([form(bytes + 1)]).stream();
    const unannounced = { method: "POST", body: stream, headers: { "Content-Type": plain }, duplex: "half" };
    expect(await taken(new Request(to, unannounced))).toBe(413);
  });

  it("is one of more than 16 KB for staff too, from a browser nobody signed in with", async () => {
    for (const path of ["/admin/configuracion", "/admin/categorias/3", "/admin"]) {
      const to = `http://localhost${path}`;
      expect(await taken(post(`a=${"x".repeat(16 * KB - 2)}`, plain, to), false)).toMatchObject({ problem: null });
      expect(await taken(post(`a=${"x".repeat(16 * KB)}`, plain, to), false)).toBe(413);
    }
  });

  it.each([
    ["in large pieces", 64 * KB, 413, 100],
    ["in crumbs", 1, 400, 1_100],
  ])("is not read to its end when it is endless, %s", async (_, bytes, status, most) => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(bytes));
      },
    });
    const endless = { method: "POST", body, headers: { "Content-Type": plain }, duplex: "half" };
    expect(await taken(new Request("http://localhost/contacto", endless))).toBe(status);
    expect(pulled).toBeLessThan(most);
  });
});
