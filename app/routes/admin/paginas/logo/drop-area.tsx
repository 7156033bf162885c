import { type DragEvent, useRef, useState } from "react";
import { FileInput } from "~/admin/form/file-input";
import { cx } from "~/ui/cx";

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
      className={cx("archivo campo", error && "mal", over && "border-tinta-950 bg-tinta-100")}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
    >
      <FileInput ref={input} name="archivos" label={label} hint={hint} error={error} alert accept="image/*" required />
    </div>
  );
}
