interface RadiosProps {
  legend: string;
  name: string;
  /** Each choice: its value, its name, and what it does. */
  choices: readonly (readonly [value: string, nombre: string, texto: string])[];
  chosen: string;
}

/** One of a few choices, all of them in sight, each with what it does. */
export function Radios({ legend, name, choices, chosen }: RadiosProps) {
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2.5 p-0 font-semibold">{legend}</legend>
      {choices.map(([value, nombre, texto]) => (
        <label key={value} className="flex min-h-6 gap-2.5">
          <input
            className="mt-1 size-4 flex-none accent-tinta-950"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          <span>
            {nombre} <span className="nota block">{texto}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
