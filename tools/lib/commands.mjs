/** The commands of the server package that whoever runs it needs where the sources are not, by their files' names. */
export const COMMANDS = ['org', 'backup', 'restore', 'verify-agreement', 'distribute', 'move-files']
