import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Sections of the specification that titles of tests name: of the public site, of the back office, and its decisions. */
const sections: Record<string, Record<string, string[]>> = {
  PUB: {
    "§1": [],
    "§2": `Routes, Catalogue route, Home, Catalogue page, Category, Subcategory, Product, Navbar, Footer, Contact, About us,
      Not found, Errors`.split(/,\s+/),
    "§3": [],
    "§4": [],
    "§5": ["Contact form", "Other rules"],
    "§6": [],
    "§7": ["Outbound links"],
    "§8": [],
    "§9": ["SEO and security"],
  },
  ADM: {
    "§1": [],
    "§2": `Routes, Login, Layout, Dashboard, Home, Quick links, Products, Categories, Subcategories, Locations, Images,
      About us, Catalogues, Benefits, Logo, Backup, Lists`.split(/,\s+/),
    "§3": [],
    "§4": ["Session", "Home", "Products", "Order and state"],
    "§5": ["Products", "Categories", "Locations", "Images", "Uploads"],
    "§6": [],
    "§7": ["Session", "Tables", "Storage"],
    "§8": ["Login", "Home", "Products", "Locations", "Logo", "Backup", "Confirmations"],
    "§9": [],
  },
  DEC: Object.fromEntries(Array.from({ length: 52 }, (_, index) => [String(index + 1), []])),
};

/** Every mark there is: the section alone, and with each of its parts. */
const known = Object.entries(sections).flatMap(([document, parts]) =>
  Object.entries(parts).flatMap(([number, names]) =>
    ["", ...names].map((name) => `${document} ${number} ${name}`.trim()),
  ),
);

/** The marks behind the titles of all tests: "… (PUB §2 Home, DEC 4)". */
const named = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) =>
    Array.from(readFileSync(`tests/${file}`, "utf8").matchAll(/\(((?:PUB §|ADM §|DEC )\d[^()]*)\)["'`],/g)),
  )
  .flatMap(([, marks = ""]) => marks.split(", "));

describe("a section of the specification", () => {
  it.each(known)("%s is named by the title of a test", (mark) => {
    expect(named.filter((one) => one === mark || one.startsWith(`${mark} `))).not.toEqual([]);
  });

  it("is one there is, where a title names it", () => {
    expect(named.filter((one) => !known.includes(one))).toEqual([]);
  });
});
