import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: '이 달은 방금 마감되었습니다. 다시 시도하면 다음 달에 기록됩니다.',
    positive: '0보다 큰 금액을 입력하세요.',
    future_day: '아직 오지 않은 날짜입니다.',
    no_csv: '모든 줄의 열 수가 같은 UTF-8 CSV 파일이 아닙니다.',
    many_lines: '파일 하나는 최대 %{max}줄입니다. 나누어 올려 주세요.',
    no_lines: '파일에 머리글 외의 내용이 없습니다.',
    columns: '열은 %{columns}이어야 합니다. 확인할 열: %{wrong}',
    not_signed: '계약이 체결되지 않은 작품입니다.',
    line_twice: '%{line}번째 줄에 같은 앱, 날짜, 작품, 언어가 이미 있습니다.',
    line_booked: '이 줄은 가져오기 %{id}에서 이미 기록되었습니다.',
    lines_booked: '일부 줄이 방금 다른 파일로 기록되었습니다. 파일을 다시 확인하세요.',
    same_file: '이 파일은 이미 기록되었습니다: 가져오기 %{id}',
    reversed: '이미 취소된 가져오기입니다.',
    own_money: '자신이 만든 항목은 승인할 수 없습니다. 다른 사람이 결정해야 합니다.',
    decided: '이미 결정된 항목입니다. 다시 열어 주세요.',
    bonus_exclusive: '연재 보너스는 독점 계약 작품만 신청할 수 있습니다.',
    bonus_idle_days: '이달에 %{idle_days}일 동안 글이 없었습니다. %{max}일까지 허용됩니다.',
    bonus_revenue: '독점 작품의 이달 수익은 $%{revenue}입니다. $%{below} 미만일 때 신청할 수 있습니다.',
    bonus_once: '이달분은 이미 신청했습니다.',
    close_over: '아직 끝나지 않은 달입니다.',
    close_open: '이미 마감된 달입니다.',
    close_before: '달은 순서대로 마감합니다. 다음은 %{month}입니다.',
    close_balanced: '장부가 맞지 않습니다. 확인될 때까지 마감할 수 없습니다.',
  },
} satisfies Messages['finance'];
