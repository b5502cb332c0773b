import { Title } from '#design-system/components/Title/Title.tsx';
import { usePortal } from '../../context/portalContext.tsx';
import { numbersIn } from '../../language/numbersIn.ts';
import { useTexts } from '../../language/useTexts.ts';
import { type ProblemReport, problemOf } from './problem.tsx';

/** What a frame shows where there is no page. Nothing around it comes from the CMS, which may be the problem. */
export function PreviewProblem({ status, report }: { status: number; report: ProblemReport }) {
  const { language } = usePortal();
  const t = useTexts('preview');
  const { title, body } = problemOf(report, t, numbersIn(language));
  return (
    <main id="main" className="flex flex-col justify-center bg-band px-gutter py-section">
      <div className="mx-auto flex max-w-reading flex-col gap-4">
        <p className="font-strong text-text-muted even-figures">{status}</p>
        <Title level={1}>{title}</Title>
        {body}
      </div>
    </main>
  );
}
