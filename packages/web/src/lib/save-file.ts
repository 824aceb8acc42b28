/** Gives the person a file that was made here. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file up by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
