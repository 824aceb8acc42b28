/** Names of the files that people download. [1.7.35, 1.9.03] */

/** 'Villa Aurore, 2nd floor' → 'villa-aurore-2nd-floor': letters and figures of any script, without accents. */
export function kebabCase(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-')
}

/** `{title in kebab case}-export-{date}.csv`; `day` is YYYY-MM-DD. A title without a letter gives `fallback`. */
export function exportFileName(title: string, day: string, fallback: string): string {
  return `${kebabCase(title) || kebabCase(fallback) || 'order'}-export-${day}.csv`
}
