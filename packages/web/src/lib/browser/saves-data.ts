/** Whether this person has asked their browser to save data: then only what is used is fetched. */
export function savesData(page: { readonly navigator: object } = window): boolean {
  if (!('connection' in page.navigator)) return false
  const { connection } = page.navigator
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
