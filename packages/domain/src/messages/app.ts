/** Sentences of the shell: loading, and addresses that lead nowhere. [1.2.09, 1.2.49, 2.2.20–2.2.22, 2.2.33] */
export const appMessages = {
  loading: ['Loading up', 'This can take a few seconds', 'Hold tight...'],
  loadingOrder: ({ word }: { word: string }) => `Loading the ${word.toLowerCase()}…`,
  nothingHere: 'Nothing here',
  unknownAddress: 'There is no page at this address.',
  missing: 'What you are looking for might have been deleted.',
  missingOrder:
    "You might need to ask for an invite or the order you're looking for might have been deleted.",
  missingPermission: "You don't have proper permissions to view this page.",
} as const
