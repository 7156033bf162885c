import { CircleAlert } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Icon } from "~/ui/icon";

interface DropAreaProps {
  label: string;
  hint: string;
  error: string | undefined;
}

/** File input for one picture, which also accepts a dropped file. */
export function DropArea({ label, hint, error }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  const drop = (event: DragEvent) => {
    drag(event);
    if (input.current && event.dataTransfer.files.length > 0) input.current.files = event.dataTransfer.files;
  };
  return (
    <div
      className={`archivo campo${error ? " mal" : ""}${over ? " encima" : ""}`}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
    >
      <label className="etq" htmlFor="archivos">
        {label}
      </label>
      <input
        ref={input}
        type="file"
        id="archivos"
        name="archivos"
        accept="image/*"
        required
        aria-describedby={error ? "archivos-e archivos-a" : "archivos-a"}
        aria-invalid={error ? true : undefined}
      />
      <span className="ayuda" id="archivos-a">
        {hint}
      </span>
      {error && (
        <span className="err" id="archivos-e" role="alert">
          <Icon of={CircleAlert} />
          {error}
        </span>
      )}
    </div>
  );
}
