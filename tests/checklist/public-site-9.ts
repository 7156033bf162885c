import { armazon, cabeceras, compartir, contacto, estructurados, texto } from "./archivos";
import { parte } from "./entrada";

export const filas = [
  ...parte("9 SEO and security", [
    ["unless already included", texto, "does not repeat the company's name, in whatever case it stands"],
    ["SEO description 155 characters", compartir, "is its description cut at 155 characters: 152 and three dots"],
    [
      "Structured data uses currency COP and availability always InStock",
      estructurados,
      "has code, category, pesos and availability, and no price",
    ],
    ["Prices are not shown", armazon, "is shown nowhere"],
    ["Page meta tags set no-sniff, frame deny, a strict referrer policy", 13],
    ["as real headers", cabeceras, "carries the security headers"],
    [
      "a content security policy allowing a maps service",
      contacto,
      "have maps that the policy of the page admits, from one host only",
    ],
    [
      "and the backend host: nothing else",
      cabeceras,
      "carries a content policy that admits nothing by default and nothing unsafe",
    ],
  ]),
];
