import '#server/direct-resolution.ts'

const { runCommand } = await import('#server/command-line/run-command.ts')

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
})
