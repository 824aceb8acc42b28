/** YYYY-MM-DD, as the calendar on the wall here says. */
export function today(): string {
  return new Date().toLocaleDateString('en-CA')
}
