/** Says that the stage shows a choice that is only pointed at. For the eye: the option itself is read as it is pointed at. */
export function PreviewNote({ words }: { words: string }) {
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-4 z-1 mx-auto w-fit max-w-[80%] truncate rounded-full border border-edge bg-paper px-3 py-1 text-xs font-medium text-ink-2 shadow-sm"
    >
      {words}
    </p>
  )
}
