import type { InterfaceLanguage } from '#domain/languages.ts';
import type { StepLetters } from './types.ts';

/** What the staff or the clock did that asks for nothing, in the ten languages. */
export const step: Record<InterfaceLanguage, StepLetters> = {
  en: {
    chapter_released: ({ title, numbers, many }) => ({
      subject: `${many ? 'Chapters' : 'Chapter'} ${numbers} of “${title}” ${many ? 'are' : 'is'} live`,
      text: [`Published on schedule: readers can see ${many ? 'them' : 'it'} now.`],
    }),
    contract_taken: ({ title }) => ({
      subject: `Your application for “${title}” is being reviewed`,
      text: ['An editor is reading it now. You will be told as soon as it is decided.'],
    }),
    statement_approved: ({ month, amount }) => ({
      subject: `Your payment for ${month} is approved`,
      text: [`Finance has approved ${amount} for ${month}. We will tell you when it has been transferred.`],
    }),
    statement_carried: ({ month, amount }) => ({
      subject: `Your statement for ${month} is carried forward`,
      text: [
        `${amount} for ${month} was not confirmed in time and moves to the next month. Nothing is lost.`,
        'You can confirm it with the next statement.',
      ],
    }),
    bonus_approved: ({ title, amount, taken, remark }) => ({
      subject: taken ? `${amount} was deducted for “${title}”` : `You get ${amount} for “${title}”`,
      text: [...(remark ? [remark] : []), 'It is part of your statement for the month in which it was booked.'],
    }),
    bonus_rejected: ({ title, reason }) => ({
      subject: `Your bonus for “${title}” was not approved`,
      text: ['What finance wrote:', reason],
    }),
  },
  'zh-CN': {
    chapter_released: ({ title, numbers }) => ({
      subject: `《${title}》第 ${numbers} 章已发布`,
      text: ['已按计划发布，读者现在可以看到了。'],
    }),
    contract_taken: ({ title }) => ({
      subject: `《${title}》的签约申请已开始审核`,
      text: ['编辑正在审阅您的申请，有结果后会立即通知您。'],
    }),
    statement_approved: ({ month, amount }) => ({
      subject: `您 ${month}的稿费已通过审核`,
      text: [`财务已批准 ${month}的 ${amount}，汇出后会通知您。`],
    }),
    statement_carried: ({ month, amount }) => ({
      subject: `您 ${month}的结算单已结转`,
      text: [`${month}的 ${amount} 未在期限内确认，已结转至下月，款项不会丢失。`, '您可以在下一张结算单中一并确认。'],
    }),
    bonus_approved: ({ title, amount, taken, remark }) => ({
      subject: taken ? `《${title}》扣款 ${amount}` : `《${title}》奖金 ${amount} 已发放`,
      text: [...(remark ? [remark] : []), '该笔金额计入入账当月的结算单。'],
    }),
    bonus_rejected: ({ title, reason }) => ({
      subject: `《${title}》的奖金申请未通过`,
      text: ['财务的说明：', reason],
    }),
  },
  ru: {
    chapter_released: ({ title, numbers, many }) => ({
      subject: `${many ? 'Главы' : 'Глава'} ${numbers} («${title}») ${many ? 'опубликованы' : 'опубликована'}`,
      text: [`Всё вышло по плану: читатели уже видят ${many ? 'эти главы' : 'эту главу'}.`],
    }),
    contract_taken: ({ title }) => ({
      subject: `Заявка на «${title}» рассматривается`,
      text: ['Редактор уже читает её. Мы сообщим, как только решение будет принято.'],
    }),
    statement_approved: ({ month, amount }) => ({
      subject: `Выплата за ${month} одобрена`,
      text: [`Финансовый отдел одобрил ${amount} за ${month}. Мы сообщим, когда деньги будут отправлены.`],
    }),
    statement_carried: ({ month, amount }) => ({
      subject: `Отчёт за ${month} перенесён`,
      text: [
        `Сумма ${amount} за ${month} не была подтверждена вовремя и переходит на следующий месяц. Деньги не пропадут.`,
        'Подтвердить её можно вместе со следующим отчётом.',
      ],
    }),
    bonus_approved: ({ title, amount, taken, remark }) => ({
      subject: taken ? `Удержание ${amount}: «${title}»` : `Вам начислено ${amount}: «${title}»`,
      text: [...(remark ? [remark] : []), 'Сумма войдёт в отчёт за тот месяц, в котором она проведена.'],
    }),
    bonus_rejected: ({ title, reason }) => ({
      subject: `Бонус за «${title}» не одобрен`,
      text: ['Что написал финансовый отдел:', reason],
    }),
  },
  es: {
    chapter_released: ({ title, numbers, many }) => ({
      subject: `${many ? 'Los capítulos' : 'El capítulo'} ${numbers} de «${title}» ya ${many ? 'están publicados' : 'está publicado'}`,
      text: [`Salió todo según lo previsto: los lectores ya ${many ? 'los' : 'lo'} pueden ver.`],
    }),
    contract_taken: ({ title }) => ({
      subject: `Tu solicitud para «${title}» está en revisión`,
      text: ['Un editor la está leyendo. Te avisaremos en cuanto haya una decisión.'],
    }),
    statement_approved: ({ month, amount }) => ({
      subject: `Tu pago de ${month} está aprobado`,
      text: [`Finanzas ha aprobado ${amount} por ${month}. Te avisaremos cuando se haya transferido.`],
    }),
    statement_carried: ({ month, amount }) => ({
      subject: `Tu extracto de ${month} pasa al mes siguiente`,
      text: [
        `${amount} de ${month} no se confirmó a tiempo y pasa al mes siguiente. No se pierde nada.`,
        'Podrás confirmarlo con el próximo extracto.',
      ],
    }),
    bonus_approved: ({ title, amount, taken, remark }) => ({
      subject: taken ? `Se han descontado ${amount} por «${title}»` : `Recibes ${amount} por «${title}»`,
      text: [...(remark ? [remark] : []), 'Forma parte de tu extracto del mes en que se contabilizó.'],
    }),
    bonus_rejected: ({ title, reason }) => ({
      subject: `Tu bono por «${title}» no se ha aprobado`,
      text: ['Esto es lo que ha escrito finanzas:', reason],
    }),
  },
  vi: {
    chapter_released: ({ title, numbers }) => ({
      subject: `Chương ${numbers} của “${title}” đã được đăng`,
      text: ['Đã đăng đúng lịch, độc giả có thể đọc ngay bây giờ.'],
    }),
    contract_taken: ({ title }) => ({
      subject: `Đơn đăng ký cho “${title}” đang được xét duyệt`,
      text: ['Biên tập viên đang đọc đơn của bạn. Chúng tôi sẽ báo ngay khi có quyết định.'],
    }),
    statement_approved: ({ month, amount }) => ({
      subject: `Khoản chi trả ${month} đã được duyệt`,
      text: [`Bộ phận tài chính đã duyệt ${amount} cho ${month}. Chúng tôi sẽ báo khi tiền được chuyển.`],
    }),
    statement_carried: ({ month, amount }) => ({
      subject: `Bảng kê ${month} được chuyển sang tháng sau`,
      text: [
        `${amount} của ${month} chưa được xác nhận kịp nên chuyển sang tháng sau. Bạn không mất gì.`,
        'Bạn có thể xác nhận cùng bảng kê tiếp theo.',
      ],
    }),
    bonus_approved: ({ title, amount, taken, remark }) => ({
      subject: taken ? `Khấu trừ ${amount} cho “${title}”` : `Bạn được nhận ${amount} cho “${title}”`,
      text: [...(remark ? [remark] : []), 'Khoản này nằm trong bảng kê của tháng được ghi sổ.'],
    }),
    bonus_rejected: ({ title, reason }) => ({
      subject: `Khoản thưởng cho “${title}” chưa được duyệt`,
      text: ['Bộ phận tài chính cho biết:', reason],
    }),
  },
  ko: {
    chapter_released: ({ title, numbers }) => ({
      subject: `「${title}」 ${numbers}화가 공개되었습니다`,
      text: ['예약한 시각에 공개되어 지금 독자가 볼 수 있습니다.'],
    }),
    contract_taken: ({ title }) => ({
      subject: `「${title}」 계약 신청을 심사하고 있습니다`,
      text: ['편집자가 신청 내용을 읽고 있습니다. 결정되는 대로 알려 드리겠습니다.'],
    }),
    statement_approved: ({ month, amount }) => ({
      subject: `${month} 지급이 승인되었습니다`,
      text: [`재무팀이 ${month} 정산금 ${amount} 지급을 승인했습니다. 송금하면 알려 드리겠습니다.`],
    }),
    statement_carried: ({ month, amount }) => ({
      subject: `${month} 정산서가 이월되었습니다`,
      text: [
        `${month} 정산금 ${amount}: 기한까지 확인되지 않아 다음 달로 이월됩니다. 금액은 사라지지 않습니다.`,
        '다음 정산서와 함께 확인하실 수 있습니다.',
      ],
    }),
    bonus_approved: ({ title, amount, taken, remark }) => ({
      subject: taken ? `「${title}」 ${amount} 공제` : `「${title}」 ${amount} 지급 확정`,
      text: [...(remark ? [remark] : []), '장부에 반영된 달의 정산서에 포함됩니다.'],
    }),
    bonus_rejected: ({ title, reason }) => ({
      subject: `「${title}」 보너스가 승인되지 않았습니다`,
      text: ['재무팀 의견:', reason],
    }),
  },
  id: {
    chapter_released: ({ title, numbers }) => ({
      subject: `Bab ${numbers} dari “${title}” sudah terbit`,
      text: ['Terbit sesuai jadwal, pembaca sudah bisa melihatnya.'],
    }),
    contract_taken: ({ title }) => ({
      subject: `Pengajuanmu untuk “${title}” sedang ditinjau`,
      text: ['Editor sedang membacanya. Kami akan mengabarimu begitu ada keputusan.'],
    }),
    statement_approved: ({ month, amount }) => ({
      subject: `Pembayaran ${month} disetujui`,
      text: [`Bagian keuangan menyetujui ${amount} untuk ${month}. Kami akan mengabarimu setelah ditransfer.`],
    }),
    statement_carried: ({ month, amount }) => ({
      subject: `Laporan ${month} dialihkan ke bulan berikutnya`,
      text: [
        `${amount} untuk ${month} tidak dikonfirmasi tepat waktu dan dialihkan ke bulan berikutnya. Tidak ada yang hilang.`,
        'Kamu bisa mengonfirmasinya bersama laporan berikutnya.',
      ],
    }),
    bonus_approved: ({ title, amount, taken, remark }) => ({
      subject: taken ? `Potongan ${amount} untuk “${title}”` : `Kamu mendapat ${amount} untuk “${title}”`,
      text: [...(remark ? [remark] : []), 'Jumlah ini masuk ke laporan bulan saat dibukukan.'],
    }),
    bonus_rejected: ({ title, reason }) => ({
      subject: `Bonusmu untuk “${title}” tidak disetujui`,
      text: ['Catatan dari bagian keuangan:', reason],
    }),
  },
  pt: {
    chapter_released: ({ title, numbers, many }) => ({
      subject: `${many ? 'Os capítulos' : 'O capítulo'} ${numbers} de “${title}” ${many ? 'estão' : 'está'} no ar`,
      text: ['Tudo saiu na hora marcada, e os leitores já podem ver.'],
    }),
    contract_taken: ({ title }) => ({
      subject: `Sua solicitação para “${title}” está em análise`,
      text: ['Um editor está lendo. Avisaremos assim que houver uma decisão.'],
    }),
    statement_approved: ({ month, amount }) => ({
      subject: `Seu pagamento de ${month} foi aprovado`,
      text: [`O financeiro aprovou ${amount} referentes a ${month}. Avisaremos quando for transferido.`],
    }),
    statement_carried: ({ month, amount }) => ({
      subject: `Seu extrato de ${month} passou para o mês seguinte`,
      text: [
        `${amount} de ${month} não foram confirmados a tempo e passam para o mês seguinte. Nada se perde.`,
        'Você pode confirmar junto com o próximo extrato.',
      ],
    }),
    bonus_approved: ({ title, amount, taken, remark }) => ({
      subject: taken ? `Desconto de ${amount} por “${title}”` : `Você recebe ${amount} por “${title}”`,
      text: [...(remark ? [remark] : []), 'O valor entra no extrato do mês em que foi lançado.'],
    }),
    bonus_rejected: ({ title, reason }) => ({
      subject: `Seu bônus por “${title}” não foi aprovado`,
      text: ['O que o financeiro escreveu:', reason],
    }),
  },
  th: {
    chapter_released: ({ title, numbers }) => ({
      subject: `“${title}” ตอนที่ ${numbers} เผยแพร่แล้ว`,
      text: ['เผยแพร่ตามเวลาที่ตั้งไว้ ตอนนี้ผู้อ่านเห็นแล้ว'],
    }),
    contract_taken: ({ title }) => ({
      subject: `คำขอทำสัญญาของ “${title}” อยู่ระหว่างพิจารณา`,
      text: ['บรรณาธิการกำลังอ่านคำขอของคุณ เราจะแจ้งทันทีที่มีผล'],
    }),
    statement_approved: ({ month, amount }) => ({
      subject: `อนุมัติการจ่ายเงินของ${month}แล้ว`,
      text: [`ฝ่ายการเงินอนุมัติ ${amount} ของ${month}แล้ว เราจะแจ้งเมื่อโอนเงิน`],
    }),
    statement_carried: ({ month, amount }) => ({
      subject: `ใบสรุปรายได้ของ${month}ยกไปเดือนถัดไป`,
      text: [`ยอด ${amount} ของ${month}ไม่ได้ยืนยันภายในกำหนด จึงยกไปเดือนถัดไป เงินไม่หายไปไหน`, 'คุณยืนยันพร้อมใบสรุปครั้งถัดไปได้'],
    }),
    bonus_approved: ({ title, amount, taken, remark }) => ({
      subject: taken ? `หักเงิน ${amount} ของ “${title}”` : `คุณได้รับ ${amount} จาก “${title}”`,
      text: [...(remark ? [remark] : []), 'ยอดนี้รวมอยู่ในใบสรุปรายได้ของเดือนที่ลงบัญชี'],
    }),
    bonus_rejected: ({ title, reason }) => ({
      subject: `โบนัสของ “${title}” ไม่ได้รับอนุมัติ`,
      text: ['ฝ่ายการเงินแจ้งว่า:', reason],
    }),
  },
  fr: {
    chapter_released: ({ title, numbers, many }) => ({
      subject: `${many ? 'Les chapitres' : 'Le chapitre'} ${numbers} de « ${title} » ${many ? 'sont' : 'est'} en ligne`,
      text: ['Parution à l’heure prévue : les lecteurs y ont accès dès maintenant.'],
    }),
    contract_taken: ({ title }) => ({
      subject: `Votre demande pour « ${title} » est à l’étude`,
      text: ['Un éditeur la lit en ce moment. Nous vous préviendrons dès que la décision sera prise.'],
    }),
    statement_approved: ({ month, amount }) => ({
      subject: `Votre paiement de ${month} est validé`,
      text: [
        `Le service financier a validé ${amount} pour ${month}. Nous vous préviendrons une fois le virement parti.`,
      ],
    }),
    statement_carried: ({ month, amount }) => ({
      subject: `Votre relevé de ${month} est reporté`,
      text: [
        `${amount} pour ${month} : faute de confirmation à temps, le montant est reporté au mois suivant. Rien n’est perdu.`,
        'Vous pourrez le confirmer avec le prochain relevé.',
      ],
    }),
    bonus_approved: ({ title, amount, taken, remark }) => ({
      subject: taken ? `Retenue de ${amount} pour « ${title} »` : `Vous recevez ${amount} pour « ${title} »`,
      text: [...(remark ? [remark] : []), 'Cette somme figure dans le relevé du mois où elle est comptabilisée.'],
    }),
    bonus_rejected: ({ title, reason }) => ({
      subject: `Votre prime pour « ${title} » n’a pas été accordée`,
      text: ['Ce qu’a écrit le service financier :', reason],
    }),
  },
};
