/** What is said of copies of products and properties. [2.4.17, 2.4.18] */
export const adminCopyMessages = {
  copyOf: ({ title }: { title: string }) => `${title} (copy)`,
} as const
