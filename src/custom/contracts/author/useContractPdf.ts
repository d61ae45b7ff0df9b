import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getContractPdf } from '#domain/contracts/contracts.calls.ts';
import { send } from '../../../lib/api/client.ts';
import { hashSha256 } from '../public/sha256.ts';
import { contractKeys } from '../queryKeys.ts';

/** A contract's PDF for as long as it is looked at, with the SHA-256 of what came. */
export function useContractPdf(fiction_id: number, issued: string) {
  const [url, setUrl] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: contractKeys.pdf(fiction_id, issued),
    queryFn: async () => {
      const response = await send(getContractPdf, { params: { fiction_id, kind: 'document' } });
      const bytes = await response.blob();
      return { bytes, hash: await hashSha256(bytes) };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  const bytes = data?.bytes;
  useEffect(() => {
    if (!bytes) return undefined;
    const address = URL.createObjectURL(bytes);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [bytes]);
  return { url, hash: data?.hash ?? issued, error, refetch };
}
