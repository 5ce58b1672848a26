import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formInfoText } from '#adapters/formInfo/formInfoText.ts'
import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { dictionariesIn } from '#server/base/shared/sharedData.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { ROOT } from '#server/root.ts'
import { type GalleryFile, galleryFiles } from './galleryFiles.ts'

/** Forms of the fixtures for viewing; no data of organisations or persons. */
export interface Gallery {
  entries(): Schema<'GalleryEntry'>[]
  /** Returns undefined for an unknown form. */
  form(id: string): Schema<'GalleryForm'> | undefined
}

/** Reads files on each request, so that changes show after a reload. */
export function openGallery(): Gallery {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  return {
    entries: () =>
      galleryFiles().map(({ id, group, file }) => ({ id, group, title: titleOf(id, read(file)) })),
    form(id) {
      const entry = galleryFiles().find((each) => each.id === id)
      return entry && formOf(entry, read(entry.file))
    },
  }
}

function formOf({ id, file }: GalleryFile, text: string): Schema<'GalleryForm'> {
  const { printInfo, values, context } = recordOf(text)
  const { initial, dictionaries } = isRecord(context) ? context : {}
  const shown = isRecord(values) ? values : initial
  const own = { ...dictionariesBeside(file), ...(isRecord(dictionaries) ? dictionaries : {}) }
  return {
    id,
    file,
    title: titleOf(id, text),
    formInfo: formInfoText(text),
    ...(isRecord(printInfo) ? { printInfo } : {}),
    ...(isRecord(shown) ? { values: shown } : {}),
    ...(Object.keys(own).length > 0 ? { dictionaries: own as Dictionaries } : {}),
  }
}

/** The file's own title, else its name. */
function titleOf(id: string, text: string): string {
  const { title, printInfo } = recordOf(text)
  const named = title ?? (isRecord(printInfo) ? printInfo.title : undefined)
  const name = id.split('/').slice(-2).join(' / ')
  return typeof named === 'string' && named !== '' ? named : name
}

/** Returns an empty object for invalid JSON: some fixtures are broken on purpose. */
function recordOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** The dictionaries folder next to an organisation's formConfig folder. */
function dictionariesBeside(file: string): Dictionaries {
  const folder = join(ROOT, dirname(file), '..', 'dictionaries')
  return file.includes('/formConfig/') && existsSync(folder) ? dictionariesIn(folder) : {}
}

/** @throws Refusal NotFound when the gallery is switched off */
export function requireGallery({ gallery }: { gallery?: Gallery }): Gallery {
  if (!gallery) throw new Refusal(RefusalCode.NotFound, 'noSuchAddress')
  return gallery
}
