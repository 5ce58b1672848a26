import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoEnv } from '../../support/demoEnv.ts'
import { freshFolder } from '../support/freshFolder.ts'
import { openJoinForm } from '../support/journey.ts'
import { ownServer } from '../support/ownServer.ts'
import { expect, test } from '../support/test.ts'

/** This file changes a society's configuration, so the server is its own. */
const server = ownServer()

/** `npm run config`, as staff change a form. */
const config = (...words: string[]) =>
  execFileSync('npm', ['run', '--silent', 'config', '--', ...words], {
    env: demoEnv({ DATA_DIR: server.dataDir }),
  })

test('when staff change the form, unchanged fields come back and the changed one is listed', async ({
  page,
  form,
}) => {
  await openJoinForm(page)
  await form.type('realName', '欧阳若兰')
  await form.type('orgName', '某某数据研究院')
  await expect(page.getByText(/^已保存到本机/)).toBeVisible()

  const folder = freshFolder('portal-config-')
  config('pull', 'demo', folder)
  const file = join(folder, 'formConfig/0301-101-10101.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"工作单位"', '"现在的工作单位"'))
  config('push', 'demo', folder, '--note', 'another question', '--accept-loss')

  const later = await page.context().newPage()
  await openJoinForm(later)
  await expect(later.getByText('现在的工作单位')).toBeVisible()
  await expect(later.getByText(/其中 1 项需要重新填写/)).toBeVisible()
  await later.getByRole('button', { name: '继续填写' }).click()
  await expect(later.locator('[data-field="realName"] input')).toHaveValue('欧阳若兰')
  await expect(later.locator('[data-field="orgName"] input')).toHaveValue('')
  const lost = later.locator('dl > div').filter({ hasText: '题目变了' })
  await expect(lost).toHaveText('工作单位题目变了某某数据研究院')
})
