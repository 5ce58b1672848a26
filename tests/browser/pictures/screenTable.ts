import type { Page } from '@playwright/test'
import type { Device } from '#contract/value.ts'

export type Account = 'member' | 'returned' | 'unit' | 'staff'

export interface Screen {
  name: string
  path: string
  as?: Account
  only?: Device
  /** The demonstration society alone where nothing is said. */
  societies?: readonly string[]
  /** What is done before the picture is taken. */
  act?(page: Page): Promise<void>
}

const ALL = ['demo', 'mech', 'med']

/** By the whole name: 登录 is not 单位登录. */
const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click()

const ask =
  (keyword: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('searchbox').fill(keyword)
    await page.getByRole('button', { name: '查询' }).first().click()
    await page.waitForLoadState('networkidle')
  }

const check =
  (recommendCode: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('[data-field="recommendCode"] input').fill(recommendCode)
    await press('校验')(page)
  }

async function toForm(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /普通会员/ }).click()
  await page.getByRole('checkbox', { name: /我已阅读/ }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.locator('[data-field="realName"]').waitFor()
}

/** From the own records to one of them, and on by an action of it. */
const ownRecord =
  (action?: string) =>
  async (page: Page): Promise<void> => {
    const item = page.getByRole('main').getByRole('listitem').getByRole('button').first()
    if ((page.viewportSize()?.width ?? 0) < 600) await item.click()
    else if (!action) await press('查看')(page)
    if (action) await press(action)(page)
  }

/** Every screen somebody meets, in the order of the specification. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', societies: ALL },
  { name: 'home-member', path: '/', as: 'member' },
  { name: 'notices', path: '/notice', societies: ALL },
  { name: 'notice', path: '/notice?id=18608dcfd814e4dc' },
  { name: 'modules-member', path: '/module?index=1', only: 'mobile', societies: ALL },
  { name: 'modules-organisation', path: '/module?index=2', only: 'mobile' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'login', path: '/user/login', societies: ALL },
  { name: 'login-dialog', path: '/', only: 'pc', act: press('登录'), societies: ALL },
  {
    name: 'login-code',
    path: '/',
    only: 'pc',
    act: async (page) => {
      await press('登录')(page)
      await page.getByRole('tab', { name: '验证码登录' }).click()
    },
  },
  { name: 'login-unit', path: '/', only: 'pc', act: press('单位登录') },
  { name: 'register', path: '/user/register' },
  {
    name: 'register-errors',
    path: '/user/register',
    act: async (page) => {
      await page
        .locator('main, [role="dialog"]')
        .getByRole('button', { name: '注册', exact: true })
        .click()
    },
  },
  { name: 'register-dialog', path: '/', only: 'pc', act: press('注册') },
  { name: 'find-password', path: '/user/findPwd' },
  { name: 'set-password', path: '/user/setPassword?ticket=x' },
  { name: 'centre-visitor', path: '/user/home' },
  { name: 'centre', path: '/user/home', as: 'member', societies: ['demo'] },
  { name: 'centre-staff', path: '/user/home', as: 'staff' },
  { name: 'profile', path: '/user/data', as: 'member' },
  { name: 'own-data', path: '/user/privacy', as: 'member' },
  { name: 'own-closing', path: '/user/close', as: 'member' },
  { name: 'join-read', path: '/module?id=join', societies: ALL },
  {
    name: 'join-notice',
    path: '/module?id=join',
    act: async (page) => {
      await page.getByRole('radio', { name: /普通会员/ }).click()
    },
  },
  { name: 'join-write', path: '/module?id=join', act: toForm },
  {
    name: 'join-errors',
    path: '/module?id=join',
    act: async (page) => {
      await toForm(page)
      await page.getByRole('button', { name: '提交' }).click()
    },
  },
  { name: 'status-empty', path: '/module?id=status', societies: ALL },
  { name: 'status-nothing', path: '/module?id=status', act: ask('13999999999') },
  { name: 'status-rows', path: '/module?id=status', as: 'returned' },
  { name: 'record', path: '/module?id=status', as: 'returned', act: ownRecord() },
  { name: 'record-edit', path: '/module?id=status', as: 'returned', act: ownRecord('修改') },
  { name: 'record-upload', path: '/module?id=status', as: 'returned', act: ownRecord('上传') },
  { name: 'record-history', path: '/module?id=status', as: 'returned', act: ownRecord('审核痕迹') },
  { name: 'directory-empty', path: '/module?id=directory' },
  { name: 'directory-rows', path: '/module?id=directory', act: ask('大学') },
  {
    name: 'directory-groups',
    path: '/module?id=directory',
    act: async (page) => {
      await page.getByRole('tab', { name: /团体/ }).click()
      await ask('公司')(page)
    },
  },
  { name: 'recommend', path: '/module?id=recommend' },
  { name: 'recommend-checked', path: '/module?id=recommend', only: 'pc', act: check('TJJM2026') },
  { name: 'recommend-limited', path: '/module?id=recommend', only: 'pc', act: check('YSJS2026') },
  { name: 'committee-empty', path: '/module?id=committee' },
  { name: 'committee-rows', path: '/module?id=committee', only: 'pc', act: ask('13800000505') },
  { name: 'organisations', path: '/module?id=branches' },
  {
    name: 'organisation-members',
    path: '/module?id=branches',
    only: 'pc',
    act: async (page) => {
      await page
        .getByRole('button', { name: /成员|名单/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'application', path: '/module?id=apply' },
  { name: 'picker', path: '/organisations' },
  { name: 'certificate-unknown', path: '/certificate?code=unknown' },
  { name: 'desk', path: '/desk', as: 'staff', only: 'pc' },
  { name: 'log', path: '/desk/log', as: 'staff' },
  { name: 'retention', path: '/desk/retention', as: 'staff' },
  { name: 'log-filter', path: '/desk/log', as: 'staff', act: press('筛选') },
  { name: 'log-entry', path: '/desk/log', as: 'staff', act: press('详情') },
  { name: 'gallery', path: '/test', only: 'pc' },
]
