import type { InterfaceLanguage } from '#domain/languages.ts';
import type { StatementLetters } from './types.ts';

/** That a statement waits to be confirmed, as its window opens and before it ends. */
export const statement: Record<InterfaceLanguage, StatementLetters> = {
  en: {
    statement_open: ({ month, amount, until }) => ({
      subject: `Please confirm your statement for ${month}`,
      text: [
        `Your statement for ${month} is ready: ${amount}.`,
        `Please confirm it in Quillhouse by ${until}. What is not confirmed by then is carried forward to the next month.`,
      ],
    }),
    statement_due: ({ month, amount, until }) => ({
      subject: `Reminder: your statement for ${month} is still waiting`,
      text: [
        `Your statement for ${month}, ${amount}, still waits for your confirmation.`,
        `You can confirm it in Quillhouse until ${until}. After that the amount is carried forward to the next month.`,
      ],
    }),
  },
  'zh-CN': {
    statement_open: ({ month, amount, until }) => ({
      subject: `请确认您 ${month}的结算单`,
      text: [
        `您 ${month}的结算单已生成：${amount}。`,
        `请在 ${until} 前于 Quillhouse 确认，逾期未确认的金额将结转至下月。`,
      ],
    }),
    statement_due: ({ month, amount, until }) => ({
      subject: `提醒：您 ${month}的结算单仍待确认`,
      text: [
        `您 ${month}的结算单（${amount}）仍待您确认。`,
        `您可在 ${until} 前于 Quillhouse 确认，逾期金额将结转至下月。`,
      ],
    }),
  },
  ru: {
    statement_open: ({ month, amount, until }) => ({
      subject: `Подтвердите отчёт: ${month}`,
      text: [
        `Отчёт готов (${month}). Сумма: ${amount}.`,
        `Подтвердите его в Quillhouse до ${until}. Что не подтверждено в срок, переходит на следующий месяц.`,
      ],
    }),
    statement_due: ({ month, amount, until }) => ({
      subject: `Напоминание: отчёт ждёт подтверждения (${month})`,
      text: [
        `Ваш отчёт (${month}) на сумму ${amount} всё ещё ждёт подтверждения.`,
        `Подтвердить его в Quillhouse можно до ${until}. После этого сумма перейдёт на следующий месяц.`,
      ],
    }),
  },
  es: {
    statement_open: ({ month, amount, until }) => ({
      subject: `Confirma tu extracto de ${month}`,
      text: [
        `Tu extracto de ${month} está listo: ${amount}.`,
        `Confírmalo en Quillhouse antes del ${until}. Lo que no se confirme pasará al mes siguiente.`,
      ],
    }),
    statement_due: ({ month, amount, until }) => ({
      subject: `Recordatorio: tu extracto de ${month} sigue pendiente`,
      text: [
        `Tu extracto de ${month}, de ${amount}, sigue esperando tu confirmación.`,
        `Puedes confirmarlo en Quillhouse hasta el ${until}. Después, el importe pasará al mes siguiente.`,
      ],
    }),
  },
  vi: {
    statement_open: ({ month, amount, until }) => ({
      subject: `Hãy xác nhận bảng kê ${month}`,
      text: [
        `Bảng kê ${month} của bạn đã sẵn sàng: ${amount}.`,
        `Hãy xác nhận trong Quillhouse trước ${until}. Khoản chưa xác nhận sẽ được chuyển sang tháng sau.`,
      ],
    }),
    statement_due: ({ month, amount, until }) => ({
      subject: `Nhắc nhở: bảng kê ${month} vẫn đang chờ bạn`,
      text: [
        `Bảng kê ${month} của bạn, ${amount}, vẫn đang chờ xác nhận.`,
        `Bạn có thể xác nhận trong Quillhouse đến ${until}. Sau đó số tiền sẽ được chuyển sang tháng sau.`,
      ],
    }),
  },
  ko: {
    statement_open: ({ month, amount, until }) => ({
      subject: `${month} 정산서를 확인해 주세요`,
      text: [
        `${month} 정산서가 나왔습니다: ${amount}.`,
        `${until}까지 Quillhouse에서 확인해 주세요. 기한까지 확인하지 않은 금액은 다음 달로 이월됩니다.`,
      ],
    }),
    statement_due: ({ month, amount, until }) => ({
      subject: `알림: ${month} 정산서가 아직 확인을 기다리고 있습니다`,
      text: [
        `${month} 정산서(${amount})이 아직 확인되지 않았습니다.`,
        `${until}까지 Quillhouse에서 확인할 수 있습니다. 그 뒤에는 금액이 다음 달로 이월됩니다.`,
      ],
    }),
  },
  id: {
    statement_open: ({ month, amount, until }) => ({
      subject: `Konfirmasi laporan pendapatanmu untuk ${month}`,
      text: [
        `Laporan pendapatanmu untuk ${month} sudah siap: ${amount}.`,
        `Konfirmasi di Quillhouse sebelum ${until}. Yang belum dikonfirmasi dialihkan ke bulan berikutnya.`,
      ],
    }),
    statement_due: ({ month, amount, until }) => ({
      subject: `Pengingat: laporan ${month} masih menunggu`,
      text: [
        `Laporan pendapatanmu untuk ${month}, ${amount}, masih menunggu konfirmasimu.`,
        `Kamu bisa mengonfirmasinya di Quillhouse sampai ${until}. Setelah itu jumlahnya dialihkan ke bulan berikutnya.`,
      ],
    }),
  },
  pt: {
    statement_open: ({ month, amount, until }) => ({
      subject: `Confirme seu extrato de ${month}`,
      text: [
        `Seu extrato de ${month} está pronto: ${amount}.`,
        `Confirme-o no Quillhouse até ${until}. O que não for confirmado passa para o mês seguinte.`,
      ],
    }),
    statement_due: ({ month, amount, until }) => ({
      subject: `Lembrete: seu extrato de ${month} ainda está à espera`,
      text: [
        `Seu extrato de ${month}, de ${amount}, ainda espera a sua confirmação.`,
        `Você pode confirmá-lo no Quillhouse até ${until}. Depois disso, o valor passa para o mês seguinte.`,
      ],
    }),
  },
  th: {
    statement_open: ({ month, amount, until }) => ({
      subject: `กรุณายืนยันใบสรุปรายได้เดือน${month}`,
      text: [
        `ใบสรุปรายได้เดือน${month}ของคุณพร้อมแล้ว: ${amount}`,
        `กรุณายืนยันใน Quillhouse ภายใน ${until} ยอดที่ไม่ได้ยืนยันจะยกไปเดือนถัดไป`,
      ],
    }),
    statement_due: ({ month, amount, until }) => ({
      subject: `แจ้งเตือน: ใบสรุปรายได้เดือน${month}ยังรอการยืนยัน`,
      text: [
        `ใบสรุปรายได้เดือน${month}ของคุณ ยอด ${amount} ยังรอการยืนยัน`,
        `คุณยืนยันใน Quillhouse ได้ถึง ${until} หลังจากนั้นยอดจะยกไปเดือนถัดไป`,
      ],
    }),
  },
  fr: {
    statement_open: ({ month, amount, until }) => ({
      subject: `Votre relevé de ${month} est à confirmer`,
      text: [
        `Votre relevé de ${month} est prêt : ${amount}.`,
        `Confirmez-le dans Quillhouse avant le ${until}. Ce qui n’est pas confirmé est reporté au mois suivant.`,
      ],
    }),
    statement_due: ({ month, amount, until }) => ({
      subject: `Rappel : votre relevé de ${month} attend toujours`,
      text: [
        `Votre relevé de ${month}, soit ${amount}, attend toujours votre confirmation.`,
        `Vous pouvez le confirmer dans Quillhouse jusqu’au ${until}. Ensuite, le montant est reporté au mois suivant.`,
      ],
    }),
  },
};
