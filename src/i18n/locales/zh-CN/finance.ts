import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: '该月份刚刚结账。请重试，将记入下一个月。',
    positive: '金额须大于零。',
    future_day: '该日期尚未到来。',
    no_csv: '这不是 UTF-8 编码且各行列数一致的 CSV 文件。',
    many_lines: '一个文件最多 %{max} 行，请拆分后上传。',
    no_lines: '文件中除表头外没有数据。',
    columns: '列须为：%{columns}。请检查：%{wrong}。',
    not_signed: '该作品尚未签约。',
    line_twice: '第 %{line} 行已有相同的应用、日期、作品和语言。',
    line_booked: '该行已随导入 %{id} 入账。',
    lines_booked: '其中部分行刚刚由另一文件入账，请重新检查文件。',
    same_file: '该文件已入账，见导入 %{id}。',
    reversed: '该导入已被冲销。',
    own_money: '不得审批自己创建的款项，须由他人决定。',
    decided: '此项已有决定，请重新打开。',
    bonus_exclusive: '更新奖仅适用于独家签约作品。',
    bonus_idle_days: '当月有 %{idle_days} 天未更新，最多允许 %{max} 天。',
    bonus_revenue: '您的独家作品当月收入为 $%{revenue}，低于 $%{below} 方可申请。',
    bonus_once: '您已申请过该月的更新奖。',
    close_over: '该月份尚未结束。',
    close_open: '该月份已结账。',
    close_before: '须按顺序结账：下一个是 %{month}。',
    close_balanced: '账目不平，核实之前不能结账。',
  },
} satisfies Messages['finance'];
