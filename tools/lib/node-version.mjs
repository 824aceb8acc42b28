/** Refuses a Node that is too old, before anything newer than its syntax is loaded. */
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Orderwright needs Node 20.19 or newer; this is ${process.version}.\n`)
  process.exit(1)
}
