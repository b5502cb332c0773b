import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/**
 * One node from the jars on the class path: its settings stand in `config/opensearch.yml` below the folder given. The
 * distribution's own program would want its modules in folders of their own, which no registry has.
 */
public final class PortalNode extends Node {
  private PortalNode(Path home) {
    super(
        InternalSettingsPreparer.prepareEnvironment(
            Settings.builder().put("path.home", home.toString()).build(),
            Map.of(),
            home.resolve("config"),
            () -> "node"),
        List.of(Netty4Plugin.class),
        false);
  }

  public static void main(String[] arguments) throws Exception {
    Node node = new PortalNode(Path.of(arguments[0]).toAbsolutePath());
    CountDownLatch ended = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  try {
                    node.close();
                  } catch (java.io.IOException error) {
                    error.printStackTrace();
                  } finally {
                    ended.countDown();
                  }
                }));
    node.start();
    ended.await();
  }
}
