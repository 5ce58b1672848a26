import type { ConvertOptions } from '#adapters/formInfo/convert.ts'
import { type FormFile, readFormFile } from '../documents/formFile.ts'
import { ScenarioError } from '../scenarioFile/fault.ts'
import type { Change } from './diff/change.ts'
import { diffPictures } from './diff/diffPictures.ts'
import { locate } from './locate.ts'
import { pictureText } from './picture/pictureText.ts'
import { type KeptPicture, readPicture } from './picture/readPicture.ts'
import { takePicture } from './picture/takePicture.ts'
import type { Verdict } from './verdict.ts'

/** Compares a document with its approved snapshot. */
export function judge(file: string, tables: ConvertOptions): Verdict {
  const kept = readPicture(file)
  try {
    const form = readFormFile(file, tables)
    return { file, title: form.title || titleOf(kept), ...compare(form, kept) }
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    const changes = [ofFile('读不出', error.message)]
    return { file, title: titleOf(kept), standing: 'unreadable', changes }
  }
}

/** A document that is not there any more. */
export function judgeGone(file: string): Verdict {
  const kept = readPicture(file)
  const change = ofFile('文件不在了', '画像还在，文件已删除或改名')
  return {
    file,
    title: titleOf(kept),
    standing: 'gone',
    changes: [{ ...change, kind: 'removed', impact: 'data' }],
    ...(kept.kind === 'picture' && { picture: kept.text }),
  }
}

const titleOf = (kept: KeptPicture): string =>
  kept.kind === 'picture' ? (kept.picture.print.title ?? '') : ''

function compare(form: FormFile, kept: KeptPicture): Omit<Verdict, 'file' | 'title'> {
  if (kept.kind === 'unreadable')
    return { standing: 'unreadable', changes: [ofFile('画像不能用', `${kept.reason}，请重新批准`)] }
  const picture = takePicture(form.subject)
  const text = pictureText(picture)
  if (kept.kind === 'none') {
    const fields = picture.rows.flat().length
    const changes = [ofFile('新文件', `${fields} 个字段，还没有批准过`)]
    return { standing: 'new', changes, picture: text }
  }
  if (kept.text === text) return { standing: 'same', changes: [] }
  const changes = diffPictures(kept.picture, picture)
  return {
    standing: changes.length === 0 ? 'same' : 'changed',
    changes: changes.map((change) => locate(change, form)),
  }
}

const ofFile = (title: string, now: string): Change => ({
  place: { part: '文件' },
  kind: 'added',
  attribute: 'file',
  title,
  impact: 'check',
  after: now,
  was: '',
  now,
})
