import { chapter } from './chapter.ts';
import { community } from './community.ts';
import { contract } from './contract/zh-CN.ts';
import { money } from './money/zh-CN.ts';
import { notice } from './notice/zh-CN.ts';
import { statement } from './statement.ts';
import { step } from './step.ts';
import type { Letters } from './types.ts';

export const zhCN: Letters = {
  ...contract,
  ...chapter['zh-CN'],
  ...community['zh-CN'],
  ...notice,
  ...money,
  ...statement['zh-CN'],
  ...step['zh-CN'],
  register_code: ({ code, minutes }) => ({
    subject: 'Quillhouse 注册验证码',
    text: [`您的验证码是 ${code}，${minutes} 分钟内有效。`, '如果您没有申请注册 Quillhouse，请忽略这封邮件。'],
  }),
  change_email_code: ({ code, minutes }) => ({
    subject: '请确认您的新邮箱',
    text: [
      `您的验证码是 ${code}，${minutes} 分钟内有效。`,
      '在 Quillhouse 中输入验证码后，您的账号将改用此邮箱。如果不是您本人操作，请忽略这封邮件。',
    ],
  }),
  forgot_password_code: ({ code, minutes }) => ({
    subject: '重设密码的验证码',
    text: [
      `您的验证码是 ${code}，${minutes} 分钟内有效。`,
      '请在 Quillhouse 中输入验证码以设置新密码，切勿将它告诉任何人。如果不是您本人操作，请忽略这封邮件，您的密码不会改变。',
    ],
  }),
  address_in_use: () => ({
    subject: '您已有 Quillhouse 账号',
    text: [
      '有人（很可能是您本人）想用此邮箱开通 Quillhouse 账号。此邮箱已绑定账号，因此我们没有发送验证码。',
      '请直接用此邮箱登录。如果忘记了密码，可以在登录页面重设。如果不是您本人操作，则无需理会。',
    ],
  }),
  no_account: () => ({
    subject: '此邮箱没有 Quillhouse 账号',
    text: [
      '有人（很可能是您本人）申请为此邮箱重设密码。此邮箱没有绑定 Quillhouse 账号，因此我们没有发送验证码。',
      '您注册时用的可能是另一个邮箱。如果不是您本人操作，则无需理会。',
    ],
  }),
  password_changed: ({ user_name }) => ({
    subject: '您的密码已修改',
    text: [
      `您的 Quillhouse 账号 ${user_name} 刚刚修改了密码，其他设备均已退出登录。`,
      '如果不是您本人操作，请立即在登录页面重设密码。',
    ],
  }),
  email_changed: ({ user_name }) => ({
    subject: '您的邮箱已更换',
    text: [
      `您的 Quillhouse 账号 ${user_name} 已改用另一个邮箱，今后的邮件不再发送到这里。`,
      '如果不是您本人操作，请立即联系您的编辑或 Quillhouse 工作人员。',
    ],
  }),
  provider_linked: ({ user_name, provider }) => ({
    subject: '您的账号新增了登录方式',
    text: [
      `现在可以通过 ${provider} 直接登录您的 Quillhouse 账号 ${user_name}，无需密码。`,
      '如果不是您本人操作，请立即登录，在个人中心解除关联并修改密码。',
    ],
  }),
  provider_unlinked: ({ user_name, provider }) => ({
    subject: '一种登录方式已移除',
    text: [`${provider} 不再能登录您的 Quillhouse 账号 ${user_name}。`, '如果不是您本人操作，请立即修改密码。'],
  }),
  account_merged: ({ user_name, main }) => ({
    subject: '您的账号已合并',
    text: [
      `您的 Quillhouse 账号 ${user_name} 已合并到您的账号 ${main} 并已注销。您的作品、消息和收入都已转入该账号，今后请使用它登录。`,
      '如果不是您本人操作，请立即联系您的编辑或 Quillhouse 工作人员。',
    ],
  }),
};
