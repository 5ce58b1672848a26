import { constants, type Dirent } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Copies directories and files concurrently: `fs.cp` takes three times as long for a thousand small files. */
export async function copyTree(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name)
  const placeOf = (entry: Dirent) => join(to, relative(from, pathOf(entry)))
  await mkdir(to)
  for (const entry of entries.filter((one) => one.isDirectory()))
    await mkdir(placeOf(entry), { recursive: true })
  const files = entries.filter((one) => one.isFile())
  const copy = (file: Dirent) => copyFile(pathOf(file), placeOf(file), constants.COPYFILE_FICLONE)
  await Promise.all(files.map(copy))
}
