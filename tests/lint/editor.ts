import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import editor from 'vscode-json-languageservice'

const PROJECT = resolve(import.meta.dirname, '../..')

/** The service behind VS Code's JSON editor, reading the schemas as an editor does: by `$schema`. */
const service = editor.getLanguageService({
  schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).toString() },
})

function open(text: string, file: string) {
  const uri = pathToFileURL(resolve(PROJECT, file)).toString()
  const document = editor.TextDocument.create(uri, 'json', 1, text)
  return { document, parsed: service.parseJSONDocument(document) }
}

/** What the editor offers at the mark `|` of a file. */
export async function offered(marked: string, file: string): Promise<string[]> {
  const at = marked.indexOf('|')
  const { document, parsed } = open(marked.replace('|', ''), file)
  const found = await service.doComplete(document, document.positionAt(at), parsed)
  return (found?.items ?? []).map(({ label }) => label.replaceAll('"', ''))
}

/** What the editor says of the token at the mark `|` of a file. */
export async function explained(marked: string, file: string): Promise<string> {
  const { document, parsed } = open(marked.replace('|', ''), file)
  const hover = await service.doHover(document, document.positionAt(marked.indexOf('|')), parsed)
  return JSON.stringify(hover?.contents)
}

/** What the editor complains of, a line each. */
export async function complaints(text: string, file: string): Promise<string[]> {
  const { document, parsed } = open(text, file)
  const found = await service.doValidation(document, parsed)
  return found.map(({ message, range }) => `${file}:${range.start.line + 1}: ${message}`)
}
