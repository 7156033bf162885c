import { expect, it } from "vitest";
import { told } from "./nombres";

it.each([
  ["rines aveo 15", "Chevrolet Aveo + rines 15"],
  ["aveo 15 rin", "Chevrolet Aveo + 15 rin"],
  ["copas mazda 3 14", "Mazda 3 + copas 14"],
  ["rin 15 aveo 12", "Chevrolet Aveo 2012 + rin 15"],
  ["rines aveo 12-15", "Chevrolet Aveo 2012 + rines"],
  ["rines aveo 2015", "Chevrolet Aveo 2015 + rines"],
  ["rines aveo modelo 15", "Chevrolet Aveo 2015 + rines"],
  ["rines aveo 10", "Chevrolet Aveo 2010 + rines"],
  ["rines aveo 98", "Chevrolet Aveo 1998 + rines"],
  ["perno aveo 15", "Chevrolet Aveo 2015 + perno"],
  ["perno 15 aveo", "Chevrolet Aveo + perno 15"],
  ["aveo 15", "Chevrolet Aveo 2015 + "],
])("two digits beside a vehicle are a rim's size where one is asked for, else the year: %s: %s", (texto, said) => {
  expect(told(texto)).toBe(said);
});
