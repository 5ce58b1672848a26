import { type FileRules, hasAllowedExtension } from '#domain/file/fileRules.ts'
import { EDITOR_FILES, type EditorFileKind } from '#domain/richText/editorFiles.ts'
import { type Refusal, validateFiles } from '#runtime/react/upload/validateFiles.ts'

const KINDS = Object.keys(EDITOR_FILES) as EditorFileKind[]

/** The kind of a file in the text, by its name; undefined when it is not allowed there. */
export const kindOf = (name: string): EditorFileKind | undefined =>
  KINDS.find((kind) => hasAllowedExtension(name, EDITOR_FILES[kind].fileType))

const rulesOf = (kind: EditorFileKind | undefined): FileRules => ({
  ...(kind ? EDITOR_FILES[kind] : ANY),
  limit: Number.POSITIVE_INFINITY,
})

const ANY = {
  fileType: Object.values(EDITOR_FILES).flatMap(({ fileType }) => fileType),
  fileSize: Math.max(...Object.values(EDITOR_FILES).map(({ fileSize }) => fileSize)),
}

/**
 * Returns the files accepted for the text, in their order, and the refusals of the others: each is checked by the rules
 * of its kind.
 * @param asked the kind whose button was pressed; pasted and dropped files are checked by their names
 */
export async function validateEditorFiles(
  files: readonly File[],
  asked?: EditorFileKind,
): Promise<{ accepted: File[]; refusals: Refusal[] }> {
  const validated = await Promise.all(
    files.map((file) => validateFiles([file], rulesOf(asked ?? kindOf(file.name)), () => 0)),
  )
  const names = new Map<string, string[]>()
  for (const { text, names: own } of validated.flatMap(({ refusals }) => refusals))
    names.set(text, [...(names.get(text) ?? []), ...own])
  return {
    accepted: validated.flatMap(({ accepted: taken }) => taken),
    refusals: [...names].map(([text, own]) => ({ text, names: own })),
  }
}
